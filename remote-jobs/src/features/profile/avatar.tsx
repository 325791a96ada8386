import { Button } from '@kadam/shared/ui/button';
import { VisuallyHidden } from '@kadam/shared/ui/layout';
import { ImageUp, UserRound } from 'lucide-react';
import { useId, type ChangeEvent } from 'react';
import { initialsOf } from '../../lib/account';
import { Chooser, Choosing, ErrorText, Hint, Picture, Portrait } from './avatar.styles';
import type { usePicture } from './use-picture';

interface AvatarProps extends ReturnType<typeof usePicture> {
  readonly name: string;
}

export function Avatar({ name, url, outcome, handleChoose, handleRemove }: AvatarProps) {
  const id = useId();
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) handleChoose(file);
    // Otherwise choosing the same file again fires no event.
    currentTarget.value = '';
  };
  return (
    <Picture>
      <DrawnPortrait name={name}>{url !== null && <img src={url} alt="Your profile, as chosen here" />}</DrawnPortrait>
      <Choosing>
        <Chooser>
          <VisuallyHidden
            as="input"
            type="file"
            accept="image/*"
            aria-describedby={outcome.status === 'fine' ? `${id}-hint` : `${id}-error ${id}-hint`}
            {...(outcome.status === 'rejected' && { 'aria-invalid': true })}
            onChange={handleChange}
          />
          <ImageUp aria-hidden size={18} /> Upload picture
        </Chooser>
        {url !== null && (
          <Button variant="quiet" size="sm" onClick={handleRemove}>
            Remove picture
          </Button>
        )}
      </Choosing>
      {outcome.status !== 'fine' && (
        <ErrorText id={`${id}-error`} role="alert">
          {outcome.message}
        </ErrorText>
      )}
      <Hint id={`${id}-hint`}>The picture stays on this device. It is not sent.</Hint>
    </Picture>
  );
}

interface DrawnPortraitProps {
  readonly name: string;
  readonly children?: React.ReactNode;
}

/** Initials on a colored background, below the picture if there is one. */
export function DrawnPortrait({ name, children }: DrawnPortraitProps) {
  const initials = initialsOf(name);
  return (
    <Portrait>
      <span aria-hidden>{initials || <UserRound size={48} />}</span>
      {children}
    </Portrait>
  );
}
