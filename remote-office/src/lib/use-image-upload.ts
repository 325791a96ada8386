import { useState } from 'react';
import type { ImageKind } from '@kadam/shared/contract/images';
import { sendImage } from './images.requests';
import { settle } from './settle';

interface UploadOptions {
  readonly kind: ImageKind;
  readonly onUploaded: (image: string) => void;
  /** Called when an upload starts and when it ends. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** Uploads one image at a time. `progress` is the sent fraction while it is sent. */
export function useImageUpload({ kind, onUploaded, onBusy }: UploadOptions) {
  const [progress, setProgress] = useState<number>();
  const [message, setMessage] = useState('');
  const upload = async (file: File) => {
    setMessage('');
    setProgress(0);
    onBusy(true);
    const failure = await settle(sendImage(file, kind, setProgress).then(onUploaded));
    if (failure)
      setMessage(failure.message.startsWith(file.name) ? failure.message : `${file.name}: ${failure.message}`);
    setProgress(undefined);
    onBusy(false);
  };
  return { upload, progress, message, forget: () => setMessage('') };
}
