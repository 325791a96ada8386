/** @license Icons: lucide-react 1.75.0, ISC (c) Lucide Icons and Contributors */
import { createElement, type ReactElement, type SVGProps } from 'react';

/** A lucide icon: the size of its grid, and its shapes, each with a `key`. */
interface IconData {
  readonly size: number;
  readonly node: readonly (readonly [shape: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** CSS px, or a length such as `1em`. */
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
 * Replaces the function of the same name in lucide-react (1.75.0) in every bundle
 * (`shared/src/build/webpack.cjs`), without its contexts and aliases. Icons are hidden from screen
 * readers unless they have a label or a role.
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
