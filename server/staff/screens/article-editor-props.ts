import type { OpenArticle } from '../../articles/desk/open-article.ts';
import type { PublicationFault } from '../../articles/desk/publication-faults.ts';

/** What the screen of the editor shows. */
export interface ArticleEditorProps {
  open: OpenArticle;
  faults: readonly PublicationFault[];
  /** Whether somebody asked for a publication that these faults hold up. */
  isRefused: boolean;
  /** A sentence about what was asked for and not done. */
  fault?: string | undefined;
  nonce: string;
  now: Temporal.Instant;
  /** Name of who did something last. */
  lastBy: string | null;
}
