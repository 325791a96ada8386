import { emit, listen } from '@kadam/shared/events';
import { useLocation, useNavigate } from '@kadam/shared/router';
import { currentSession } from '@kadam/shared/session';
import { useEffect, useRef } from 'react';
import { paths } from '../../paths';

export const LOGIN_MESSAGE = 'Please log in to create your job profile.';

/** Sends a visitor back and opens the login dialog. After a login the page opens again. */
export function useLoginFirst(): void {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const isRequested = useRef(false);
  useEffect(() => {
    if (currentSession().token !== null || isRequested.current) return;
    isRequested.current = true;
    returnAfterLogin(() => void navigate(paths.jobProfile, { state }));
    if (key === 'default') void navigate(paths.jobs, { replace: true });
    else void navigate(-1);
    emit('auth:openLogin', { reason: LOGIN_MESSAGE });
  }, [navigate, key, state]);
}

// The page is unmounted by then, so the listeners remove themselves.
function returnAfterLogin(comeBack: () => void): void {
  const stops = [
    listen('auth:login', () => {
      stop();
      comeBack();
    }),
    listen('auth:closeLogin', () => stop()),
  ];
  const stop = () => stops.forEach((end) => end());
}
