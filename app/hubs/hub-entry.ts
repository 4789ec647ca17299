/** A page that a hub links to. */
export interface HubEntry {
  slug: string;
  name: string;
  path: string;
  /** The sentence under the title of its page. */
  sentence: string;
  /** Text of the link under the sentence: « Nos experts à Lyon ». */
  way: string;
}

/** Entries under one heading. */
export interface HubGroup {
  title: string;
  entries: readonly HubEntry[];
}
