/** Subjects of the school with their colours, the same on every screen. */
export const SUBJECTS = {
  maths: ['Mathématiques', '#2F6FA8'],
  french: ['Français', '#C9503F'],
  history: ['Histoire-géo', '#B57A14'],
  english: ['Anglais', '#7A5AA6'],
  science: ['SVT', '#3F8F5B'],
  physics: ['Physique-chimie', '#1F8A8C'],
  sport: ['EPS', '#6B7480'],
  music: ['Musique', '#C2588F'],
  art: ['Arts plastiques', '#B4703A'],
} as const;

export type SubjectName = keyof typeof SUBJECTS;
