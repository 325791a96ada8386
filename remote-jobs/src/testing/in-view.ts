/** jsdom has no layout: everything is visible. */
export class InView implements Partial<IntersectionObserver> {
  constructor(private readonly onSeen: IntersectionObserverCallback) {}
  observe(target: Element): void {
    this.onSeen(
      [{ isIntersecting: true, target } as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }
  disconnect(): void {}
}
