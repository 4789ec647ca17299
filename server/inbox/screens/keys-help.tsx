import { STAGE_WORDS } from './stage-words.ts';

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['j', '↓'], 'demande suivante'],
  [['k', '↑'], 'demande précédente'],
  [['Entrée'], 'ouvrir la demande'],
  [['x'], 'la cocher, pour agir sur plusieurs'],
  [['t'], 'la prendre en charge'],
  [['r'], 'la noter comme traitée'],
  [['a'], 'la mettre en attente une semaine'],
  [['g'], 'la noter comme gagnée'],
  [['p'], 'la noter comme perdue'],
  [['i'], 'la noter comme indésirable'],
  [[STAGE_WORDS.new.key], 'la rendre'],
  [['u'], 'annuler le dernier geste'],
  [['/'], 'chercher'],
  [['?'], 'montrer ou cacher ces touches'],
];

export function KeysHelp() {
  return (
    <>
      <button type="button" className="quiet" popoverTarget="touches">
        Touches du clavier <kbd>?</kbd>
      </button>
      <section id="touches" popover="auto" aria-label="Touches du clavier">
        <h2>Touches du clavier</h2>
        <dl>
          {KEYS.map(([keys, what]) => (
            <div key={what}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
