import { Icon } from '../../kit/Icon.tsx'

const hands =
  'M10.600 20.500L5 15.800a1.400 1.400 0 0 1 1.900-2.100l1.700 1.300-4-4.300a1.300 1.300 0 0 1 1.900-1.800l4 4.100-3.200-4.300a1.300 1.300 0 0 1 2.100-1.600l5.200 6.900c1.700 2.300 1.300 5-.6 6.500s-2.600 1.100-3.400 0zM13.600 9.500l2-3.400a1.300 1.300 0 0 1 2.200 1.300l-.6 3.500.9-1.900a1.300 1.300 0 0 1 2.300 1.100l-2 5.400M12 2.500v2.200M16.500 2l-.6 1.800M8 3.500l1 1.600'

/**
 * Two clapping hands. They are not in the list of `Icon`, because that list loads before the first
 * cards.
 */
export const ClapIcon = () => <Icon path={hands} />
