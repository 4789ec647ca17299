import { dayInWords } from '../../../domain/dates.ts';
import type { Services } from '../../services.ts';
import { OWNERS } from '../../staff/access.ts';
import type { StaffRoom } from '../../staff/staff-room.tsx';
import type { StaffRoutes } from '../../staff/staff-routes.ts';
import { readRegister } from '../register.ts';
import { RegisterScreen } from '../screens/register.tsx';

/** Adds the register of processing activities. */
export function registerRoutes(routes: StaffRoutes, services: Services, room: StaffRoom): void {
  const { config, database, facts, clock } = services;
  routes.get('/equipe/registre', OWNERS, async (c) => {
    await facts.refresh();
    const register = await readRegister(database, config, facts.current());
    const today = dayInWords(clock.now().toZonedDateTimeISO('Europe/Paris').toPlainDate());
    return room.show(c, {
      title: 'Registre des traitements',
      path: '/equipe/agence',
      children: <RegisterScreen register={register} today={today} />,
    });
  });
}
