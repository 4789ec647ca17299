import { personName } from '../../../domain/person-name.ts';
import type { StaffRow } from '../../store/database.ts';

/** The choices of a `select`, each with its value and its label. */
export function Options({ of }: { of: readonly (readonly [value: string, label: string])[] }) {
  return of.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

interface PeopleOptionsProps {
  people: readonly Pick<StaffRow, 'id' | 'email'>[];
  /** Stands before each name. */
  before?: string;
}

export function PeopleOptions({ people, before = '' }: PeopleOptionsProps) {
  return <Options of={people.map(({ id, email }) => [id, before + personName(email)])} />;
}
