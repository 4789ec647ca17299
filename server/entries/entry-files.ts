/** The files that colleagues can change on the site, as of the build, by path from here. */
export const FILES = import.meta.glob<string>(
  [
    '../../content/copy/*.yaml',
    '../../content/{legal,cities,technologies,services,expertises}/*.md',
    '../../content/case-studies/*.yaml',
    '../../content/{menus,offers,estimates,commitments,workflow,schedule}.yaml',
  ],
  { query: '?raw', import: 'default', eager: true },
);
