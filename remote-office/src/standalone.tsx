import '@kadam/shared/ui/theme/tokens.css';
import '@kadam/shared/ui/theme/base.css';
import routes from '../routes.json';

// Behind an import, because shared libraries are there only after federation has started.
void import('@kadam/shared/standalone').then(({ startStandalone }) =>
  startStandalone(routes, (file) => import(/* webpackInclude: /-page\.tsx$/ */ `./pages/${file}.tsx`)),
);
