import type { ComponentProps, ElementType } from 'react';
import { imageAddress, imageSources } from '@kadam/shared/contract/image-addresses';
import type { TeamPerson } from '@kadam/shared/contract/team';
import { initialsOf, PORTRAIT_SIZE, PORTRAITS } from '../../content/team';

interface PortraitProps extends Pick<ComponentProps<'img'>, 'loading'> {
  /** A styled image, with styles for `data-initials`. */
  readonly as: ElementType;
  readonly person: Pick<TeamPerson, 'name' | 'picture'>;
}

/**
 * The picture of a person, a drawn portrait, or the initials, hidden from screen readers beside the
 * name.
 */
export function PortraitOf({ as: Image, person: { name, picture }, loading }: PortraitProps) {
  const portrait = PORTRAITS[name];
  if (!picture && !portrait) {
    return (
      <Image as="div" data-initials="" aria-hidden="true">
        {initialsOf(name)}
      </Image>
    );
  }
  const source = picture
    ? { ...imageSources(imageAddress(picture.image)), alt: picture.alt }
    : { src: portrait, alt: `Portrait of ${name}` };
  return <Image {...PORTRAIT_SIZE} {...source} loading={loading} decoding="async" />;
}
