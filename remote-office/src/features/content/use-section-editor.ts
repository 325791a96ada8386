import { useEffect, useRef, useState } from 'react';
import type { SectionState } from '@kadam/shared/contract/content';
import { phoneHref } from '@kadam/shared/contract/phone';
import { type ContentPreview, PREVIEW_KEY } from '@kadam/shared/contract/published-content';
import type { OfficeFailure } from '../../lib/office-failure';
import { refreshList, settleChange } from '../../lib/settle';
import { fetchVersion, sendSection } from './content.requests';
import { type Content, valueAt, withoutEmptyLines, withValue } from './content-values';
import { SECTION_FORMS } from './section-forms';
import { CONTENT } from './use-content';

interface Typed {
  readonly content: Content;
  /** Version that was shown when the first field was changed; 'newest' replaces any version. */
  readonly version: number | 'newest';
}

/**
 * The form of a section. Input is kept when another person publishes meanwhile, and can only
 * replace the version that was shown when editing started.
 */
export function useSectionEditor({ section, version, content }: SectionState) {
  const [typed, setTyped] = useState<Typed>();
  const [failure, setFailure] = useState<OfficeFailure>();
  const [isSending, setIsSending] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const draft = typed?.content ?? content;
  const form = useFocusOfErrors(failure);

  const change = (next: Content) => {
    setTyped({ content: next, version: typed?.version ?? version });
    setAnnouncement('');
  };
  const send = async (request: Promise<unknown>, sentence: string) => {
    setIsSending(true);
    const result = await settleChange(CONTENT, request);
    setIsSending(false);
    setFailure(result);
    setAnnouncement(result ? '' : sentence);
    if (!result) setTyped(undefined);
  };
  return {
    draft,
    form,
    failure,
    isSending,
    isDirty: typed !== undefined,
    announcement,
    // An upload may end while another field is being edited.
    edit: (path: string, value: unknown) => {
      setTyped((current) => ({
        content: withValue(current?.content ?? content, path, value),
        version: current?.version ?? version,
      }));
      setAnnouncement('');
    },
    replace: change,
    publish: () => {
      const basedOn = typed === undefined || typed.version === 'newest' ? version : typed.version;
      const body = { content: withoutEmptyLines(draft) as Content, version: basedOn };
      return send(sendSection(section, body), 'Published. Visitors see it within ten seconds.');
    },
    restore: (older: number) => {
      const request = fetchVersion(section, older).then((restored) =>
        sendSection(section, { content: restored, version }),
      );
      return send(request, 'The older version is published again.');
    },
    preview: () => {
      if (!openPreview({ section, content: previewOf(withoutEmptyLines(draft) as Content) }))
        setAnnouncement('The browser did not open a tab. Allow pop-ups of this site and try again.');
    },
    /** After a conflict: replaces the input with the newest version. */
    loadNewest: async () => {
      setTyped(undefined);
      setFailure(undefined);
      await refreshList(CONTENT);
    },
    /** After a conflict: keeps the input; the next attempt replaces the newest version. */
    keepTyped: async () => {
      await refreshList(CONTENT);
      setFailure(undefined);
      setTyped((current) => current && { ...current, version: 'newest' });
    },
  };
}

function useFocusOfErrors(failure: OfficeFailure | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  return form;
}

const previewOf = (content: Content): Content => {
  const phone = valueAt(content, 'phone.label');
  return typeof phone === 'string' ? withValue(content, 'phone.href', phoneHref(phone)) : content;
};

// A tab opened from here starts with a copy of this tab's session storage.
function openPreview(preview: ContentPreview): boolean {
  window.sessionStorage.setItem(PREVIEW_KEY, JSON.stringify(preview));
  try {
    return window.open(SECTION_FORMS[preview.section].page, '_blank') !== null;
  } finally {
    window.sessionStorage.removeItem(PREVIEW_KEY);
  }
}
