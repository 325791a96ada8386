import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** A new value resets the error. */
  readonly resetKey: string;
  readonly fallback: ReactNode;
  readonly onCrash: (cause: unknown) => void;
  readonly children: ReactNode;
}

/** Catches errors of a page, so that header, navigation and other pages still work. */
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
