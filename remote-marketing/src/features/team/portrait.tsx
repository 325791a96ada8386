import type { ComponentProps, ElementType } from 'react';
import { initialsOf, PORTRAIT_SIZE, PORTRAITS } from '../../content/team';

interface PortraitProps extends Pick<ComponentProps<'img'>, 'loading'> {
  /** A styled image, with styles for `data-initials`. */
  readonly as: ElementType;
  readonly name: string;
}

/** The portrait of a person, or the initials, hidden from screen readers beside the name. */
export function PortraitOf({ as: Image, name, loading }: PortraitProps) {
  const portrait = PORTRAITS[name];
  if (!portrait) {
    return (
      <Image as="div" data-initials="" aria-hidden="true">
        {initialsOf(name)}
      </Image>
    );
  }
  return <Image {...PORTRAIT_SIZE} src={portrait} alt={`Portrait of ${name}`} loading={loading} decoding="async" />;
}
