import { useState, type DragEvent } from "react";

interface Dragged {
  uuid: string;
  name: string;
}

const type = "application/x-holeshot-design";

export function startDrag(event: DragEvent, { uuid, name }: Dragged): void {
  event.dataTransfer.setData(type, JSON.stringify({ uuid, name }));
  event.dataTransfer.effectAllowed = "move";
}

interface DropTarget {
  over: boolean;
  handlers: {
    onDragOver: (event: DragEvent) => void;
    onDragLeave: () => void;
    onDrop: (event: DragEvent) => void;
  };
}

/** A place to drop a design on. Whatever can be done by dragging is in the design's menu too. */
export function useDropTarget(onDesign: (design: Dragged) => void): DropTarget {
  const [over, setOver] = useState(false);
  return {
    over,
    handlers: {
      onDragOver: (event) => {
        if (!event.dataTransfer.types.includes(type)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event) => {
        setOver(false);
        const data = event.dataTransfer.getData(type);
        if (data === "") return;
        event.preventDefault();
        onDesign(JSON.parse(data) as Dragged);
      },
    },
  };
}
