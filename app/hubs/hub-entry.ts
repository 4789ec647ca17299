/** A page that a hub leads to, and what it says of it. */
export interface HubEntry {
  slug: string;
  name: string;
  path: string;
  /** Its own sentence, the one under the title of its page. */
  sentence: string;
  /** What the link under the sentence says: « Nos experts à Lyon ». */
  way: string;
}

/** Entries under one heading. */
export interface HubGroup {
  title: string;
  entries: readonly HubEntry[];
}
