import { personName } from '../../../domain/person-name.ts';
import type { StaffRow } from '../../store/database.ts';

/** The choices of a colleague; `before` stands before each name. */
export function PeopleOptions({
  people,
  before = '',
}: {
  people: readonly Pick<StaffRow, 'id' | 'email'>[];
  before?: string;
}) {
  return people.map(({ id, email }) => (
    <option key={id} value={id}>
      {before + personName(email)}
    </option>
  ));
}
