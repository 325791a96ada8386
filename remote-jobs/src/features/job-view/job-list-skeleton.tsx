import { Card } from '@kadam/shared/ui/card';
import { Stack } from '@kadam/shared/ui/layout';
import { Skeleton } from '@kadam/shared/ui/skeleton';
import { space } from '@kadam/shared/ui/theme';
import { Grid } from './job-card.styles';

const LINES = ['60%', '40%', '100%', '80%', '50%'] as const;

export function JobListSkeleton({ count }: { readonly count: number }) {
  return (
    <Grid aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        <li key={position}>
          <Card>
            <Stack gap={2}>
              {LINES.map((width) => (
                <Skeleton key={width} width={width} height={space(2.5)} />
              ))}
            </Stack>
          </Card>
        </li>
      ))}
    </Grid>
  );
}
