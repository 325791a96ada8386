import { useState } from 'react';
import type { OfficePosting } from '@kadam/shared/contract/postings';
import { ExtensionSlot } from '@kadam/shared/extensions';
import { useNavigate } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import { LeavingQuestion } from '../../lib/leaving-question';
import { LoadedView } from '../../lib/loaded-view';
import { type PostingValues, previewOf, valuesOf } from '../../lib/posting-values';
import { postingHref } from '../../paths';
import { Editor, Notices, Pane, Preview, Views } from './posting-editor.styles';
import { PostingForm } from './posting-form';
import { PostingStateBar } from './posting-state-bar';
import { usePosting } from './use-posting';
import { usePostingForm } from './use-posting-form';

/** A new posting. */
export function NewPosting() {
  const navigate = useNavigate();
  const form = usePostingForm({
    posting: undefined,
    onSaved: ({ id }) => void navigate(postingHref(id), { replace: true }),
  });
  return (
    <>
      <LeavingQuestion isDirty={form.isDirty} />
      <Panes values={form.values} posting={undefined}>
        <PostingForm form={form} isNew />
      </Panes>
    </>
  );
}

interface PostingEditorProps {
  readonly id: string;
  /** Whether the person may change the posting. */
  readonly isWriter: boolean;
}

/** A posting with its state, its form and its preview. */
export const PostingEditor = ({ id, isWriter }: PostingEditorProps) => (
  <LoadedView state={usePosting(id)} name="posting">
    {(posting) => (isWriter ? <Editing key={id} loaded={posting} /> : <Reading posting={posting} />)}
  </LoadedView>
);

function Editing({ loaded }: { readonly loaded: OfficePosting }) {
  // Input belongs to this version, even if a newer one is loaded meanwhile.
  const [posting, setPosting] = useState(loaded);
  const [sentence, setSentence] = useState<string>();
  const change = (changed: OfficePosting, done?: string) => {
    setPosting(changed);
    setSentence(done);
  };
  const form = usePostingForm({ posting, onSaved: (saved) => change(saved, 'Saved.') });
  return (
    <>
      <LeavingQuestion isDirty={form.isDirty} />
      <PostingStateBar posting={posting} isDirty={form.isDirty} isWriter onChanged={change} />
      <Notices>{sentence !== undefined && !form.isDirty && <Notice tone="success">{sentence}</Notice>}</Notices>
      <Panes values={form.values} posting={posting}>
        <PostingForm form={form} isNew={false} />
      </Panes>
    </>
  );
}

const Reading = ({ posting }: { readonly posting: OfficePosting }) => (
  <>
    <PostingStateBar posting={posting} isDirty={false} isWriter={false} onChanged={() => undefined} />
    <PostingPreview values={valuesOf(posting)} posting={posting} />
  </>
);

interface PreviewProps {
  readonly values: PostingValues;
  readonly posting: OfficePosting | undefined;
}

const VIEWS = { form: 'Form', preview: 'Preview' } as const;

/** Form and preview side by side; on narrow windows one of them. */
function Panes({ values, posting, children }: PreviewProps & { readonly children: React.ReactNode }) {
  const [view, setView] = useState<keyof typeof VIEWS>('form');
  return (
    <>
      <Views role="group" aria-label="View">
        {(['form', 'preview'] as const).map((name) => (
          <Button
            key={name}
            size="sm"
            variant={view === name ? 'primary' : 'secondary'}
            aria-pressed={view === name}
            onClick={() => setView(name)}
          >
            {VIEWS[name]}
          </Button>
        ))}
      </Views>
      <Editor>
        <Pane $isShown={view === 'form'}>{children}</Pane>
        <Pane $isShown={view === 'preview'}>
          <PostingPreview values={values} posting={posting} />
        </Pane>
      </Editor>
    </>
  );
}

/** The page of the job, as an extension of the remote with the job pages shows it. */
const PostingPreview = ({ values, posting }: PreviewProps) => (
  <Preview aria-label="Preview">
    <p>As people see it on a phone</p>
    <ExtensionSlot name="office.posting" props={{ posting: previewOf(values, posting) }} />
  </Preview>
);
