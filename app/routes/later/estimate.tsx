import type { EstimatePage } from '../../estimate/estimate-page.ts';
import { SampleQuotes } from '../../sections/sample-quotes.tsx';

/** The estimate page below its questions. */
export default function EstimateSections(props: Pick<EstimatePage, 'quotes' | 'dayRate'>) {
  return <SampleQuotes {...props} />;
}
