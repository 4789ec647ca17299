import { type PreflightFault, SETTINGS } from '../../../content/preflight.ts';
import { counted } from '../../../domain/plural.ts';
import { OWNERS } from '../../staff/access.ts';
import type { StaffArea } from '../../staff/staff-routes.ts';
import { type LaunchCheck, type LaunchGroup, launchChecklist, launchFaults } from '../launch-checklist.ts';

function LaunchScreen({ groups }: { groups: readonly LaunchGroup[] }) {
  const checks = groups.flatMap((group) => group.checks);
  const left = checks.filter(({ faults }) => faults.length > 0).length;
  return (
    <div className="launch">
      <h1>Mise en ligne</h1>
      {left === 0 ? (
        <p className="note">Tout est réglé : le site peut être mis en ligne.</p>
      ) : (
        <>
          <p>
            {counted(left, 'point')} sur {checks.length} à régler. La démonstration est reconnue à ses textes
            et à ses images : décocher « C’est un exemple » ne suffit pas.
          </p>
          <progress max={checks.length} value={checks.length - left} aria-label="Points réglés" />
        </>
      )}
      {groups.map(({ title, checks: own }) => (
        <section key={title} className="pane" aria-labelledby={idOf(title)}>
          <div className="agency-title">
            <h2 id={idOf(title)}>{title}</h2>
            <span className="small">
              {own.filter(({ faults }) => faults.length === 0).length} sur {own.length}
            </span>
          </div>
          <ul className="checks">
            {own.map((check) => (
              <Check key={check.title} check={check} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Check({ check: { title, faults, href } }: { check: LaunchCheck }) {
  const isDone = faults.length === 0;
  return (
    <li className={isDone ? 'done' : 'left'}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 2h20v20H2z" />
        {isDone ? <path d="m6 12 4 5 8-10" /> : null}
      </svg>
      <div>
        <p className="check-title">
          <span className="hidden-text">{isDone ? 'Réglé : ' : 'À régler : '}</span>
          <strong>{title}</strong>
          {href && !isDone ? (
            <a href={href} aria-label={`Corriger : ${title}`}>
              Corriger
            </a>
          ) : null}
        </p>
        {faults.length > 3 ? (
          <details>
            <summary>{counted(faults.length, 'chose')} à faire</summary>
            <Faults faults={faults} hasScreen={href !== undefined} />
          </details>
        ) : (
          <Faults faults={faults} hasScreen={href !== undefined} />
        )}
      </div>
    </li>
  );
}

function Faults({ faults, hasScreen }: { faults: readonly PreflightFault[]; hasScreen: boolean }) {
  if (faults.length === 0) return null;
  return (
    <ul className="faults">
      {faults.map((fault) => (
        <li key={`${fault.field} ${fault.what}`}>
          {sentence(fault.what)} {sentence(hasScreen ? onScreen(fault.remedy) : fault.remedy)}
          {hasScreen ? null : <code>{placeOf(fault)}</code>}
          {fault.command ? <code>{fault.command}</code> : null}
        </li>
      ))}
    </ul>
  );
}

/** « content/legal/mentions-legales.md, ligne 13 », or the name of a setting. */
function placeOf({ file, line, field }: PreflightFault): string {
  if (file === SETTINGS) return field;
  return line === undefined ? file : `${file}, ligne ${line}`;
}

/** Rewords a remedy for files, if the staff area has a checkbox for it. */
function onScreen(remedy: string): string {
  return remedy.replace('écrivez sample: false', 'décochez « C’est un exemple »');
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function idOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z]+/g, '-');
}

const PATH = '/equipe/mise-en-ligne';
/** The page is reached from there; it has no menu entry of its own. */
const MENU_ENTRY = '/equipe/agence';

export function launchRoutes({ routes, room, config, facts }: StaffArea): void {
  routes.get(PATH, OWNERS, async (c) => {
    // Includes changes by other nodes.
    await facts.refresh();
    const groups = launchChecklist(launchFaults(facts.current(), config));
    return room.show(c, {
      title: 'Mise en ligne',
      path: MENU_ENTRY,
      children: <LaunchScreen groups={groups} />,
    });
  });
}
