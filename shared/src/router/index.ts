/**
 * The part of react-router for remotes. The host provides it, so all remotes share the location.
 * Append-only, because older remotes import these names.
 */
export {
  BrowserRouter,
  Link,
  NavLink,
  Navigate,
  Route,
  Routes,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, NavLinkProps, Location, NavigateFunction, To } from 'react-router-dom';
