import { useToast } from '#ui/toast.tsx'

/** Says at the foot of the screen what was done. `z` undoes it until the line has run out. */
export function useDone() {
  const { toast } = useToast()
  return (title: string, onUndo?: () => void) =>
    toast({ title, ...(onUndo && { action: { label: 'Undo', onSelect: onUndo } }) })
}
