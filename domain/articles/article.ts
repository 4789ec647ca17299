/** A post as a list shows it (specification, section 3). */
export interface PostCard {
  slug: string;
  title: string;
  /** HTML. */
  shortDescription: string;
  imageUrl: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** The same as the API tells it (specification, section 7). */
export interface ListedPost extends PostCard {
  id: string;
}

/** An older post, as the list under an article shows it. */
export type PreviousPost = Pick<PostCard, 'slug' | 'title' | 'imageUrl' | 'shortDescription'>;

/** A whole post; its HTML is safe to show. */
export interface Article {
  slug: string;
  title: string;
  /** HTML. */
  shortDescription: string;
  /** The same without its HTML, for what takes text alone: search engines. */
  plainDescription: string;
  /** HTML whose headings bear the ids of `contents`. */
  content: string;
  contents: readonly ContentsEntry[];
  imageUrl: string;
  imageAlt: string;
  /** Who signs it, where it is not the agency. */
  author: string | null;
  createdAt: string;
  updatedAt: string;
}

/** One line of a table of contents. */
export interface ContentsEntry {
  /** « 1. », « 1.1. », « 1.1.1. » */
  number: string;
  title: string;
  /** Id of its heading: `section-0`, `section-1` … in the order of the text. */
  id: string;
  /** 1 for the highest level of the article. */
  depth: number;
}
