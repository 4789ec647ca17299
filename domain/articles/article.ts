/** A post in a list (specification, section 3). */
export interface PostCard {
  slug: string;
  title: string;
  /** HTML. */
  shortDescription: string;
  imageUrl: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** A post in the API’s answers (specification, section 7). */
export interface ListedPost extends PostCard {
  id: string;
}

/** An older post, in the list under an article. */
export type PreviousPost = Pick<PostCard, 'slug' | 'title' | 'imageUrl' | 'shortDescription'>;

/** A whole post; its HTML is sanitised. */
export interface Article {
  slug: string;
  title: string;
  /** HTML. */
  shortDescription: string;
  /** `shortDescription` without its HTML, for search engines. */
  plainDescription: string;
  /** HTML; its headings have the ids of `contents`. */
  content: string;
  contents: readonly ContentsEntry[];
  imageUrl: string;
  imageAlt: string;
  /** Author, if it is not the agency. */
  author: string | null;
  createdAt: string;
  updatedAt: string;
}

/** One line of a table of contents. */
export interface ContentsEntry {
  /** « 1. », « 1.1. », « 1.1.1. » */
  number: string;
  title: string;
  /** `id` of the heading: `section-0`, `section-1` … in document order. */
  id: string;
  /** 1 for the highest level of the article. */
  depth: number;
}
