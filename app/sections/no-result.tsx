import { Button } from '../ui/button.tsx';

interface NoResultProps {
  /** Id of the title, which the calculator's form leads to. */
  id: string;
  title: string;
  text?: string | null;
  path: string;
  action: string;
}

/** Why a calculator has no result, in its pane: a window without light. */
export function NoResult({ id, title, text, path, action }: NoResultProps) {
  return (
    <div role="status" className="calculator-pane calculator-unlit">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {text ? <p className="text-mint">{text}</p> : null}
      <Button routerLink={path} color="white" label={action} />
    </div>
  );
}
