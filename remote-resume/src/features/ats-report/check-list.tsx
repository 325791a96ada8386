import type { AtsCheck } from '@kadam/shared/contract/resume';
import { CheckItem } from './check-item';
import { Checks, Others } from './check-list.styles';

/** The checks of one panel: findings by points; passed and skipped checks on request. */
export function CheckList({ checks }: { readonly checks: readonly AtsCheck[] }) {
  const open = checks.filter(({ status }) => status === 'warn' || status === 'fail');
  const passed = checks.filter(({ status }) => status === 'pass');
  const skipped = checks.filter(({ status }) => status === 'skip');
  return (
    <>
      {open.length > 0 && <Items checks={open.toSorted((one, other) => other.gain - one.gain)} />}
      <More checks={passed} title={`${passed.length} passed`} />
      <More checks={skipped} title={`${skipped.length} did not apply`} />
    </>
  );
}

const Items = ({ checks }: { readonly checks: readonly AtsCheck[] }) => (
  <Checks>
    {checks.map((check) => (
      <CheckItem key={check.id} check={check} />
    ))}
  </Checks>
);

function More({ checks, title }: { readonly checks: readonly AtsCheck[]; readonly title: string }) {
  if (checks.length === 0) return null;
  return (
    <Others>
      <summary>{title}</summary>
      <Items checks={checks} />
    </Others>
  );
}
