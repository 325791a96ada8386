import { jsonResumeFile, type ResumeDocument, resumeText } from '@kadam/resume-engine/resume-document';
import { onDemand } from '@kadam/shared/on-demand';
import { saveFile } from '@kadam/shared/ui/save-file';
import { useState } from 'react';
import type { ResumeStore } from './resume-store';

export interface Report {
  readonly tone: 'success' | 'danger' | 'neutral';
  readonly message: string;
}

export interface Export {
  readonly report: Report | null;
  readonly showMessage: (tone: Report['tone'], message: string) => void;
  readonly copy: () => Promise<void>;
  readonly copyText: (text: string, message: string) => Promise<void>;
  readonly downloadText: () => void;
  readonly downloadJson: () => void;
  readonly downloadWord: () => Promise<void>;
  readonly dismiss: () => void;
  readonly downloaded: ResumeDocument | undefined;
  readonly markDownloaded: () => void;
}

export function useExport(store: ResumeStore): Export {
  const [report, setReport] = useState<Report | null>(null);
  const [downloaded, setDownloaded] = useState<ResumeDocument>();
  const showMessage = (tone: Report['tone'], message: string) => setReport({ tone, message });
  const save = (name: string, content: Blob, message: string) => {
    saveFile(content, name);
    setDownloaded(store.document());
    showMessage('success', message);
  };
  const copyText = async (text: string, message: string) => {
    try {
      await navigator.clipboard.writeText(text);
      showMessage('success', message);
    } catch {
      showMessage('danger', 'The browser did not allow copying. Please use Download TXT instead.');
    }
  };
  return {
    report,
    showMessage,
    copy: () => copyText(resumeText(store.document()), 'Resume copied to clipboard!'),
    copyText,
    downloadText: () =>
      save(
        'resume.txt',
        new Blob([resumeText(store.document())], { type: 'text/plain;charset=utf-8' }),
        'Resume downloaded as TXT!',
      ),
    downloadJson: () => save('resume.json', jsonBlob(store.document()), 'Resume downloaded as JSON Resume!'),
    downloadWord: async () => {
      try {
        const { wordFile } = await importWord();
        save('resume.docx', await wordFile(store.document()), 'Resume downloaded as Word!');
      } catch {
        showMessage('danger', 'Word download failed. Please check your connection and try again.');
      }
    },
    // Only the current message: a newer one may be queued.
    dismiss: () => setReport((current) => (current === report ? null : current)),
    downloaded,
    markDownloaded: () => setDownloaded(store.document()),
  };
}

// Loaded on the click: the library is larger than the whole editor.
const importWord = onDemand(() => import('./word/word-file'));

const jsonBlob = (document: ResumeDocument) => new Blob([jsonResumeFile(document)], { type: 'application/json' });

/** Downloads a resume that is not the one of the editor. */
export const downloadOther = (document: ResumeDocument): void => saveFile(jsonBlob(document), 'resume.json');
