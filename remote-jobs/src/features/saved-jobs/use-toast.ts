import { emit } from '@kadam/shared/events';
import type { ToastProps } from '@kadam/shared/ui/toast';
import { useEffect, useState, type ComponentType } from 'react';

interface ToastCode {
  readonly Toast: ComponentType<ToastProps>;
}

/** The code of the toast, which most people never need: fetched once there may be something to say, and with each further message while it is missing. */
export function useToast(message: string | null): ToastCode | undefined {
  const [code, setCode] = useState<ToastCode>();
  const isMissing = code === undefined;

  useEffect(() => {
    if (message === null || !isMissing) return;
    importToast()
      .catch(importToast)
      .then(setCode, (cause: unknown) => emit('portal:problem', { phase: 'load', cause }));
  }, [message, isMissing]);

  return code;
}

const importToast = () => import('@kadam/shared/ui/toast');
