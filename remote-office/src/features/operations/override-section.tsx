import { useState } from 'react';
import { allowOverrides, areOverridesAllowed, forbidOverrides } from '@kadam/shared/overrides';
import { Button } from '@kadam/shared/ui/button';

/** Allows or disallows override links in this browser. */
export function OverrideSection() {
  const [isAllowed, setAllowed] = useState(areOverridesAllowed);
  const [hasFailed, setFailed] = useState(false);
  const handleToggle = () => {
    if (isAllowed) forbidOverrides();
    else setFailed(!allowOverrides());
    setAllowed(areOverridesAllowed());
  };
  return (
    <>
      <p role="status">
        {isAllowed
          ? 'Override links work in this browser for 30 days from when they were allowed.'
          : 'Override links do nothing in this browser.'}
        {hasFailed && ' This browser does not store data of this site, so they cannot be allowed.'}
      </p>
      <div>
        <Button variant="secondary" size="sm" onClick={handleToggle}>
          {isAllowed ? 'Stop allowing override links' : 'Allow override links'}
        </Button>
      </div>
    </>
  );
}
