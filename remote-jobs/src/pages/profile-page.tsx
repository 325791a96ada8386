import { StoredResumes } from '../features/stored-resumes/stored-resumes';
import { Profile } from '../features/profile/profile';
import { Intro, NarrowPage } from './page.styles';

export default function ProfilePage() {
  return (
    <NarrowPage>
      <Intro>
        <h1 tabIndex={-1}>Profile</h1>
        <p>Your account: how we address you, and where we write to.</p>
      </Intro>
      <Profile />
      <StoredResumes />
    </NarrowPage>
  );
}
