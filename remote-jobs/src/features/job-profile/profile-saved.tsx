import { useLocation, useNavigate } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Stack } from '@kadam/shared/ui/layout';
import { paths } from '../../paths';

interface ProfileSavedProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The good news, and the way back to where the person came from. */
export function ProfileSaved({ isOpen, onClose }: ProfileSavedProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const handleDone = () => {
    onClose();
    void (key === 'default' ? navigate(paths.jobs) : navigate(-1));
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Profile Saved">
      <Stack gap={3}>
        <p>Your jobseeker profile has been saved successfully.</p>
        <Button onClick={handleDone}>Done</Button>
      </Stack>
    </Dialog>
  );
}
