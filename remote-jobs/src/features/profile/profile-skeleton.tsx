import { Skeleton } from '@kadam/shared/ui/skeleton';
import { size, space } from '@kadam/shared/ui/theme';
import { Picture } from './avatar.styles';
import { Fields, Line, Sheet } from './profile.styles';

/** Keeps the place of the profile while it is on its way. */
export const ProfileSkeleton = () => (
  <div role="status" aria-label="Loading your profile">
    <Sheet>
      <Picture>
        <Skeleton width={space(16)} height={space(16)} />
      </Picture>
      <Fields>
        <Line>
          <FieldSkeleton />
        </Line>
        <Line>
          <FieldSkeleton />
        </Line>
        <FieldSkeleton />
        <FieldSkeleton />
      </Fields>
    </Sheet>
  </div>
);

const FieldSkeleton = () => <Skeleton height={`calc(${size.control} + ${space(3)})`} />;
