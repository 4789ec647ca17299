import type { menu } from 'content-collections';
import { Link } from 'react-router';
import { Picture } from '../ui/picture.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';

type MenuCaseProps = NonNullable<(typeof menu)['caseStudy']> & {
  action: string;
};

/** A case study in a menu: one of its screens and its key figure. */
export function MenuCase({ picture, figure, result, sample, action }: MenuCaseProps) {
  return (
    <div className="menu-pane menu-case wide:row-span-2">
      <Picture src={picture} alt="" width={256} height={160} sizes="256px" />
      <p>
        <strong>
          {figure} {sample ? <SampleTag /> : null}
        </strong>{' '}
        {result}
      </p>
      <Link to="/realisations">{action}</Link>
    </div>
  );
}
