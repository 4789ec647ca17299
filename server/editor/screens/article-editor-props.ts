import type { OpenArticle } from '../../articles/desk/open-article.ts';
import type { PublicationFault } from '../../articles/desk/publication-faults.ts';

export interface ArticleEditorProps {
  open: OpenArticle;
  faults: readonly PublicationFault[];
  /** Whether these faults have just prevented a publication. */
  isRefused: boolean;
  /** Why the last action was refused. */
  fault?: string | undefined;
  nonce: string;
  now: Temporal.Instant;
  /** E-mail address of the person who acted last; `null` for the command line. */
  lastBy: string | null;
}
