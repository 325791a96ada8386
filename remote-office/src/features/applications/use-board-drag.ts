import { useEffect, useRef, useState } from 'react';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { ApplicationStatus } from '@kadam/shared/contract/applications';
import type { ListedApplication } from '@kadam/shared/contract/office-applications';
import { canBecome } from './use-status-change';

const DRAGGED = 'application';

/** Makes a card of the board draggable. The menu of the card does the same with the keyboard. */
export function useCardDrag(application: ListedApplication, isEnabled: boolean) {
  const ref = useRef<HTMLLIElement>(null);
  const [isDragged, setIsDragged] = useState(false);
  useEffect(() => {
    if (!ref.current || !isEnabled) return undefined;
    return draggable({
      element: ref.current,
      getInitialData: () => ({ [DRAGGED]: application }),
      onDragStart: () => setIsDragged(true),
      onDrop: () => setIsDragged(false),
    });
  }, [application, isEnabled]);
  return { ref, isDragged };
}

/** Makes a column accept the cards that can change to its status. */
export function useColumnDrop(
  status: ApplicationStatus,
  onMove: ((application: ListedApplication, status: ApplicationStatus) => void) | undefined,
) {
  const ref = useRef<HTMLElement>(null);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!ref.current || !onMove) return undefined;
    const draggedIn = (data: Record<string | symbol, unknown>) => data[DRAGGED] as ListedApplication | undefined;
    return dropTargetForElements({
      element: ref.current,
      canDrop: ({ source }) => {
        const application = draggedIn(source.data);
        return application !== undefined && application.status !== status && canBecome(application, status);
      },
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: ({ source }) => {
        setIsOver(false);
        const application = draggedIn(source.data);
        if (application) onMove(application, status);
      },
    });
  }, [status, onMove]);
  return { ref, isOver };
}
