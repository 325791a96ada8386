import { keepPicture, useSession } from '@kadam/shared/session';
import { useRef, useState } from 'react';
import { drawPortrait } from '../../lib/portrait';

/** The result of the last choice: fine, no image, or too large for this device's storage. */
type Outcome = { readonly status: 'fine' } | { readonly status: 'rejected' | 'not-stored'; readonly message: string };

const NOT_AN_IMAGE_MESSAGE = 'This file is not an image. Please choose a picture, for example a JPG, PNG or WebP file.';
const UNREADABLE_MESSAGE = 'This image cannot be read. Please choose another picture.';
const NOT_STORED_MESSAGE =
  'This device has no room to keep the picture. It is shown until you leave or reload the page.';

/** The member's picture; stored in this browser and never sent. */
export function usePicture() {
  const url = useSession((session) => session.picture);
  const [outcome, setOutcome] = useState<Outcome>({ status: 'fine' });
  const latest = useRef<File>(null);

  async function choose(file: File): Promise<void> {
    latest.current = file;
    const { userId } = useSession.getState();
    const picture = await drawPortrait(file).catch(() => null);
    if (latest.current !== file || useSession.getState().userId !== userId) return;
    if (picture === null) setOutcome({ status: 'rejected', message: UNREADABLE_MESSAGE });
    else if (keepPicture(picture)) setOutcome({ status: 'fine' });
    else setOutcome({ status: 'not-stored', message: NOT_STORED_MESSAGE });
  }

  return {
    url,
    outcome,
    handleChoose: (file: File) => {
      if (file.type.startsWith('image/')) void choose(file);
      else setOutcome({ status: 'rejected', message: NOT_AN_IMAGE_MESSAGE });
    },
    handleRemove: () => {
      latest.current = null;
      keepPicture(null);
      setOutcome({ status: 'fine' });
    },
  };
}
