import { type Changes, orderOf } from '../../entries/changes.ts';
import { typedValue } from '../../entries/changes-from.ts';
import type { Entry } from '../../entries/entries.ts';
import { itemName } from '../../entries/entry-names.ts';
import type { Field } from '../../entries/field.ts';
import { fieldsOf } from '../../entries/fields.ts';
import { type ArrangedList, listsOf } from '../../entries/lists.ts';
import { Arrange, type MovesProps } from './arrange.tsx';
import { anchorOf } from './page-field.tsx';

/** The buttons of the items of lists, by the field below which they stand: the last one of the item. */
export function listEnds(entry: Entry, changes: Changes): ReadonlyMap<string, readonly MovesProps[]> {
  const names = fieldsOf(entry, changes).map(({ name }) => name);
  const items = listsOf(entry, changes).flatMap(({ list, field, keys, least }) =>
    keys.flatMap((key, index) => {
      const name = `${list}.${key}`;
      const last = names.findLast((each) => each.startsWith(`${name}.`));
      const what = `${field.label} ${index + 1}`;
      const moves = { name, index, count: keys.length, what, label: what, canGo: keys.length > least };
      return last === undefined ? [] : [{ last, moves }];
    }),
  );
  const ends = Map.groupBy(items, ({ last }) => last);
  return new Map(Array.from(ends, ([last, group]) => [last, group.map(({ moves }) => moves)]));
}

interface ListEndProps {
  entry: Entry;
  field: Field;
  changes: Changes;
}

/** The end of a list: how many items it has, and a button for one more. */
export function ListEnd({ entry, field, changes }: ListEndProps) {
  const found = listsOf(entry, changes).find(({ list }) => orderOf(list) === field.name);
  if (!found) return null;
  const { list, keys, most } = found;
  const isEmptied = keys.length > 0 && field.list?.isOptional;
  return (
    <div className="list-end" id={anchorOf(field.name)}>
      <input
        type="hidden"
        name={field.name}
        defaultValue={typedValue(changes[field.name]?.value ?? keys)}
        data-field=""
      />
      {field.list?.isMoved ? (
        <p className="fact-fault">
          Une mise à jour du site a changé cette liste. Gardez la vôtre, ou reprenez les textes livrés.
        </p>
      ) : null}
      <p className="small">{boundsOf(found)}</p>
      <div className="acts">
        {keys.length < most ? <Arrange act={`ajouter:${list}`} words={`Ajouter ${itemName(list)}`} /> : null}
        {isEmptied ? <Arrange act={`vider:${list}`} words="Tout retirer" what={`de ${field.label}`} /> : null}
      </div>
    </div>
  );
}

function boundsOf({ keys, least, most, field }: ArrangedList): string {
  const count = `${field.label} : ${keys.length}.`;
  if (least === most) return `${count} Il en faut ${least} : réécrivez-les, ou changez leur ordre.`;
  if (keys.length >= most) return `${count} C’est le plus possible : retirez-en pour en ajouter.`;
  return keys.length > least ? `${count} ${most} au plus.` : `${count} ${least} au moins, ${most} au plus.`;
}
