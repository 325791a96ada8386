import { useState } from 'react';
import { Button } from '@kadam/shared/ui/button';
import { allowOverrides, areOverridesAllowed, forbidOverrides } from '../override/permission';

/** Allows or disallows override links in this browser. */
export function OverrideSection() {
  const [isAllowed, setAllowed] = useState(areOverridesAllowed);
  const handleToggle = () => {
    if (isAllowed) forbidOverrides();
    else allowOverrides();
    setAllowed(areOverridesAllowed());
  };
  return (
    <>
      <p role="status">
        {isAllowed
          ? 'Override links work in this browser for 30 days from when they were allowed.'
          : 'Override links do nothing in this browser.'}
      </p>
      <div>
        <Button variant="secondary" size="sm" onClick={handleToggle}>
          {isAllowed ? 'Stop allowing override links' : 'Allow override links'}
        </Button>
      </div>
    </>
  );
}
