import { useState } from 'react';
import { Button } from '@kadam/shared/ui/button';
import { Card } from '@kadam/shared/ui/card';
import { Stack } from '@kadam/shared/ui/layout';
import { Loader } from '@kadam/shared/ui/loader';
import { Skeleton } from '@kadam/shared/ui/skeleton';
import { StillLoading } from '@kadam/shared/ui/still-loading';
import { space } from '@kadam/shared/ui/theme';
import { Grid } from '../gallery.styles';

export function Loaders() {
  const [isFullScreen, setIsFullScreen] = useState(false);
  const [isPending, setIsPending] = useState(true);
  return (
    <Grid>
      <Stack>
        <Loader title="Loading Jobs" text="Fetching the latest jobs for you..." isFullScreen={isFullScreen} />
        <Button variant="secondary" onClick={() => setIsFullScreen(!isFullScreen)}>
          {isFullScreen ? 'Back to its own room' : 'Full screen'}
        </Button>
      </Stack>
      <Stack>
        <p>{isPending ? 'A slow call: after eight seconds it can be ended.' : 'The call was canceled.'}</p>
        <StillLoading isPending={isPending} onRetry={() => setIsPending(true)} onCancel={() => setIsPending(false)} />
      </Stack>
      <Card>
        <Stack gap={1.5}>
          <Skeleton width="60%" height={space(3)} />
          <Skeleton width="40%" />
          <Skeleton />
          <Skeleton width="80%" />
          <Skeleton width={space(14)} height={space(5.5)} />
        </Stack>
      </Card>
    </Grid>
  );
}
