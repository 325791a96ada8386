import { type ChangeEvent, useId } from 'react';
import { imageAddress, imageSources } from '@kadam/shared/contract/image-addresses';
import { IMAGE_KINDS, IMAGE_SUFFIXES, type ImageKind, MAX_IMAGE_BYTES } from '@kadam/shared/contract/images';
import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { Notice } from '@kadam/shared/ui/notice';
import { Bar, FileInput, FileLabel } from './file-input.styles';
import { Choice, Frame, Hint, NoPreview, Preview, Title } from './image-field.styles';
import { useImageUpload } from './use-image-upload';

interface ImageFieldProps {
  readonly label: string;
  readonly kind: ImageKind;
  /** Path of the picture in the form; its fields are `image` and `alt` below it. */
  readonly name: string;
  /** Id of the uploaded image; '' for none. */
  readonly image: string;
  readonly alt: string;
  /** Help for the text alternative; without it the text is required. */
  readonly altHint?: string;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly isReadOnly?: boolean;
  readonly onImage: (image: string) => void;
  readonly onAlt: (alt: string) => void;
  /** Called when an upload starts and when it ends. */
  readonly onBusy: (isBusy: boolean) => void;
}

const MB = 1024 * 1024;
const PREVIEW_SIZE = 72;

/**
 * A picture with its text alternative. A selected file is uploaded immediately; the form saves its
 * id.
 */
export function ImageField({ label, kind, name, image, alt, altHint, errors, ...field }: ImageFieldProps) {
  const { isReadOnly = false, onImage, onAlt, onBusy } = field;
  const { upload, progress, message, forget } = useImageUpload({ kind, onUploaded: onImage, onBusy });
  const titleId = useId();
  const hintId = useId();
  const error = message || errors[`${name}.image`];
  const handleFile = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) void upload(file);
    currentTarget.value = '';
  };
  const handleRemove = () => {
    forget();
    onImage('');
  };
  return (
    <Frame role="group" aria-labelledby={titleId}>
      <Title id={titleId}>{label}</Title>
      {!isReadOnly && <Hint id={hintId}>{hintOf(kind)}</Hint>}
      <Choice>
        {image === '' ? (
          <NoPreview>None</NoPreview>
        ) : (
          <Preview {...imageSources(imageAddress(image))} alt={alt} width={PREVIEW_SIZE} height={PREVIEW_SIZE} />
        )}
        {!isReadOnly && (
          <div>
            <FileLabel>
              {image === '' ? 'Choose a picture' : 'Choose another picture'}
              <FileInput
                type="file"
                accept={IMAGE_SUFFIXES.join(',')}
                disabled={progress !== undefined}
                aria-describedby={hintId}
                aria-invalid={Boolean(error)}
                onChange={handleFile}
              />
            </FileLabel>
            {image !== '' && progress === undefined && (
              <Button variant="secondary" size="sm" onClick={handleRemove}>
                Remove the picture
              </Button>
            )}
          </div>
        )}
      </Choice>
      {progress !== undefined && <Bar aria-label="Upload" value={progress} max={1} />}
      {error && <Notice tone="danger" title={error} />}
      {image !== '' && (
        <Field
          label="Text for people who cannot see the picture"
          name={`${name}.alt`}
          value={alt}
          isRequired={altHint === undefined}
          hint={altHint}
          readOnly={isReadOnly}
          autoComplete="off"
          error={errors[`${name}.alt`]}
          onChange={(event) => onAlt(event.currentTarget.value)}
        />
      )}
    </Frame>
  );
}

function hintOf(kind: ImageKind): string {
  const { size, minSize } = IMAGE_KINDS[kind];
  const files = `PNG, JPEG or WebP, up to ${MAX_IMAGE_BYTES / MB} MB`;
  return kind === 'logo'
    ? `${files}, at least ${minSize} pixels wide or high; best are ${2 * size} or more.`
    : `${files}, at least ${minSize} × ${minSize} pixels; best are ${2 * size} or more. It is cropped to a square.`;
}
