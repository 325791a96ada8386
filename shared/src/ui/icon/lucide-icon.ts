/** @license Icons: lucide-react 1.75.0, ISC (c) Lucide Icons and Contributors */
import { createElement, type ReactElement, type SVGProps } from 'react';

/** A drawing of lucide: the width of its square grid, and its shapes with a `key` each. */
interface IconData {
  readonly size: number;
  readonly node: readonly (readonly [shape: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height: CSS px, or a length such as `1em`. */
  readonly size?: number | string;
}

const DRAWN = {
  xmlns: 'http://www.w3.org/2000/svg',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * Stands in for the function of the same name inside lucide-react (1.75.0), in every bundle (`shared/src/build/webpack.cjs`): it makes the component of
 * a drawing. The original also knows contexts, aliases and other frameworks, which the host and each remote would carry.
 * An icon is hidden from screen readers unless it is given a name or a role.
 */
export default function createLucideIcon({ size: grid, node }: IconData) {
  return function Icon({ size = grid, ...others }: IconProps): ReactElement {
    const isNamed = 'aria-label' in others || 'role' in others;
    return createElement(
      'svg',
      {
        ...DRAWN,
        width: size,
        height: size,
        viewBox: `0 0 ${grid} ${grid}`,
        ...(!isNamed && { 'aria-hidden': true }),
        ...others,
      },
      node.map(([shape, attributes]) => createElement(shape, attributes)),
    );
  };
}
