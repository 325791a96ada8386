import { saveFile } from '@kadam/shared/ui/save-file';
import { settle } from './settle';
import { useChange } from './use-change';

/** Fetches a file on a click: the request needs the session, so a link is not possible. */
export const useFile = (fetchFile: () => Promise<unknown>, onFile: (file: Blob) => void) =>
  useChange(() => settle(fetchFile().then((file) => onFile(file as Blob))));

/** Saves a file of the office under this name. */
export const useExport = (fetchFile: () => Promise<unknown>, name: string) =>
  useFile(fetchFile, (file) => saveFile(file, name));
