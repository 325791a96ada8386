import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** Another value means another page: what was caught before no longer counts. */
  readonly resetKey: string;
  readonly fallback: ReactNode;
  readonly onCrash: (cause: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps a page that throws while rendering from taking the header, the navigation and the other pages with it. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onCrash(cause);
  }

  override componentDidUpdate(previous: PageBoundaryProps): void {
    if (this.state.hasCrashed && previous.resetKey !== this.props.resetKey) this.setState({ hasCrashed: false });
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? this.props.fallback : this.props.children;
  }
}
