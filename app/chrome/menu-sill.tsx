import { ArrowRight } from 'lucide';
import { NavLink } from 'react-router';
import { Icon } from '../ui/icon.tsx';

interface MenuSillProps {
  to: string;
  label: string;
  className?: string;
}

/** A pane at the foot of a menu that links to a whole list. */
export function MenuSill({ to, label, className = '' }: MenuSillProps) {
  return (
    <NavLink
      to={to}
      end
      className={`menu-pane group/sill flex items-center justify-between gap-4 px-5 py-4 font-semibold hover:text-lime wide:px-6 ${className}`}
    >
      {label}
      <Icon
        icon={ArrowRight}
        className="size-5 transition-transform duration-300 group-hover/sill:translate-x-1"
      />
    </NavLink>
  );
}
