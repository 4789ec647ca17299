import { NavLink } from 'react-router';

interface MenuSillProps {
  to: string;
  label: string;
  className?: string;
}

/** A pane at the foot of a menu that links to a whole list. */
export function MenuSill({ to, label, className = '' }: MenuSillProps) {
  return (
    <NavLink to={to} end className={`menu-pane menu-sill ${className}`}>
      {label}
    </NavLink>
  );
}
