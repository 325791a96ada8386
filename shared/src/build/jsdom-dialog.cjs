// jsdom has the <dialog> element without its methods. This implements the part of the standard that
// tests in jsdom depend on: the open attribute, moving and restoring focus, and the close event.
// Inertness and the top layer are tested in a real browser.
const openers = new WeakMap();
const dialog = globalThis.HTMLDialogElement?.prototype;

if (dialog && !dialog.showModal) {
  dialog.showModal = function showModal() {
    if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
    openers.set(this, globalThis.document.activeElement);
    this.open = true;
  };
  dialog.close = function close() {
    if (!this.open) return;
    const heldFocus = this.contains(globalThis.document.activeElement);
    this.open = false;
    if (heldFocus) globalThis.document.activeElement.blur();
    openers.get(this)?.focus?.();
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
}
