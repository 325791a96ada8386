import { useEffect, useState } from 'react';

/** The picture a person chose. It stays in this browser: it is shown from a local address, never sent. */
export type PictureState =
  | { readonly status: 'none' }
  | { readonly status: 'shown'; readonly url: string }
  | { readonly status: 'refused'; readonly message: string };

const NOT_AN_IMAGE_MESSAGE = 'This file is not an image. Please choose a picture, for example a JPG, PNG or WebP file.';
const UNREADABLE_MESSAGE = 'This image cannot be read. Please choose another picture.';

export function usePicture() {
  const [picture, setPicture] = useState<PictureState>({ status: 'none' });
  const url = picture.status === 'shown' ? picture.url : undefined;
  useEffect(() => {
    if (url === undefined) return undefined;
    return () => URL.revokeObjectURL(url);
  }, [url]);

  return {
    picture,
    handleChoose: (file: File) =>
      setPicture(
        file.type.startsWith('image/')
          ? { status: 'shown', url: URL.createObjectURL(file) }
          : { status: 'refused', message: NOT_AN_IMAGE_MESSAGE },
      ),
    handleUnreadable: () => setPicture({ status: 'refused', message: UNREADABLE_MESSAGE }),
    handleRemove: () => setPicture({ status: 'none' }),
  };
}
