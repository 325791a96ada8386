export { refuseOtherAddress } from './members.policy';
export { membersRepository } from './members.repository';
export { membersRoutes } from './members.routes';
export { createMembersService, type MembersService } from './members.service';
