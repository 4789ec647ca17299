import type { Client } from '../case-studies/case-summary.ts';
import { Picture } from '../ui/picture.tsx';

/** The logo of a case's client; its name is beside it. Logos are dark: forced colors leave them their white ground. */
export function ClientLogo({ client: { logo }, className }: { client: Client; className: string }) {
  return (
    <Picture
      src={logo}
      alt=""
      width={200}
      height={48}
      sizes="240px"
      className={`w-auto object-contain object-left forced-colors:bg-white forced-colors:forced-color-adjust-none ${className}`}
    />
  );
}
