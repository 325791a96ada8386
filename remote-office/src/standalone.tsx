import '@kadam/shared/ui/theme/tokens.css';
import '@kadam/shared/ui/theme/base.css';
import routes from '../routes.json';

// A dynamic import: shared libraries are available only after federation has started.
void import('@kadam/shared/standalone').then(({ startStandalone }) =>
  startStandalone(routes, (file) => import(/* webpackInclude: /-page\.tsx$/ */ `./pages/${file}.tsx`)),
);
